import { styled } from '@mui/material/styles';

import { onDemand } from '../on-demand/on-demand';

const bars = onDemand(() => import('./bars').then((module) => module.Bars));

const Space = styled('div')({ minWidth: 0 });

export type BarChartProps = {
  bars: readonly { label: string; value: number }[];
  /** What a bar stands for, for its tooltip. */
  label: string;
  /** What a bar's value is in words. */
  format: (value: number) => string;
  /** Which side the labels stand on: below upright bars, or beside lying ones, where they are long. */
  layout: 'vertical' | 'horizontal';
};

const BAR_PX = 34;
const AXIS_PX = 44;
const HEIGHT_PX = 260;

/**
 * Bars of one kind, whose drawing is fetched when the first one is wanted. It is a picture for the eye alone: the same numbers
 * have to stand in a table beside it.
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
