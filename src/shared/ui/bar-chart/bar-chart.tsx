import { styled } from '@mui/material/styles';

import { onDemand } from '../on-demand/on-demand';

const bars = onDemand(() => import('./bars').then((module) => module.Bars));

const Space = styled('div')({ minWidth: 0 });

export type BarChartProps = {
  bars: readonly { label: string; value: number }[];
  /** What the bars measure, for the tooltip. */
  label: string;
  /** Formats the value of a bar. */
  format: (value: number) => string;
  /**
   * `vertical`: upright bars with labels below. `horizontal`: lying bars with labels at the side, for long
   * labels.
   */
  layout: 'vertical' | 'horizontal';
};

const BAR_PX = 34;
const AXIS_PX = 44;
const HEIGHT_PX = 260;

/**
 * A bar chart whose code loads on first use. It is only visual: a table next to it must show the same
 * numbers.
 */
export function BarChart(props: BarChartProps) {
  const Bars = bars.usePart(true);
  const height = props.layout === 'vertical' ? HEIGHT_PX : AXIS_PX + props.bars.length * BAR_PX;
  return (
    <Space aria-hidden="true" sx={{ height }}>
      {Bars && <Bars {...props} height={height} />}
    </Space>
  );
}
