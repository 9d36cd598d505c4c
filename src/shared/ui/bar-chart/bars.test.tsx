import type { BarChartProps as DrawnProps } from '@mui/x-charts/BarChart';

import { renderWithProviders } from '@/shared/testing/render';

import type { BarChartProps } from './bar-chart';
import { Bars } from './bars';

// The real chart measures the page, which jsdom cannot.
let drawn: DrawnProps;
jest.mock('@mui/x-charts/BarChart', () => ({
  BarChart: (props: DrawnProps) => {
    drawn = props;
    return null;
  },
}));

const draw = (given: Partial<BarChartProps>) => {
  const bars = [
    { label: 'a', value: 3 },
    { label: 'b', value: 0 },
  ];
  const format = (value: number) => `${value} h`;
  renderWithProviders(
    <Bars bars={bars} label="Hours" format={format} layout="vertical" height={200} {...given} />,
  );
  const [{ valueFormatter, ...series } = { valueFormatter: null }] = drawn.series;
  const said = [2, null].map((value) => valueFormatter?.(value, { dataIndex: 0 }));
  return { ...drawn, series, said };
};

describe('the drawn bars', () => {
  it('stand above their names', () => {
    const { xAxis, yAxis, grid, layout, height, series, said } = draw({});
    expect(xAxis).toMatchObject([{ scaleType: 'band', data: ['a', 'b'] }]);
    expect(yAxis).toMatchObject([{ min: 0, tickMinStep: 1 }]);
    expect([grid, layout, height]).toEqual([{ horizontal: true }, 'vertical', 200]);
    expect(series).toMatchObject({ label: 'Hours', data: [3, 0] });
    expect(said).toEqual(['2 h', '']);
  });

  it('lie beside their names', () => {
    const { xAxis, yAxis, grid } = draw({ layout: 'horizontal' });
    expect(yAxis).toMatchObject([{ scaleType: 'band', data: ['a', 'b'], width: 128 }]);
    expect(xAxis).toMatchObject([{ min: 0, tickMinStep: 1 }]);
    expect(grid).toEqual({ vertical: true });
  });

  it.each([
    [[0, 1], 1],
    [[0.5], 1],
    [[1, 2], undefined],
  ])('of %j end at %s at least', (values, max) => {
    const { yAxis } = draw({ bars: values.map((value) => ({ label: 'a', value })) });
    const [axis = {}] = yAxis ?? [];
    expect('max' in axis ? axis.max : undefined).toBe(max);
  });
});
