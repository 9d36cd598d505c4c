import { useTheme } from '@mui/material/styles';
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';

import type { BarChartProps } from './bar-chart';

/** The width of the names next to lying bars. Longer names are cut off; the tooltip shows them in full. */
const NAMES_PX = 128;
const MARGIN = { top: 14, right: 16, bottom: 0, left: 0 };

/** The chart itself, drawn by MUI X Charts. */
export function Bars({ bars, label, format, layout, height }: BarChartProps & { height: number }) {
  const { vars } = useTheme();
  const isUpright = layout === 'vertical';
  const names = { scaleType: 'band' as const, data: bars.map((bar) => bar.label), disableTicks: true };
  // Without a maximum, the axis has no sensible end if all values are close to zero.
  const end = bars.every(({ value }) => value <= 1) ? { max: 1 } : {};
  const values = { min: 0, ...end, tickMinStep: 1, tickNumber: 5, disableLine: true, disableTicks: true };
  return (
    <MuiBarChart
      layout={layout}
      height={height}
      margin={MARGIN}
      borderRadius={3}
      hideLegend
      skipAnimation
      // The chart is hidden from assistive technology, so it must not take the focus either.
      disableKeyboardNavigation
      grid={isUpright ? { horizontal: true } : { vertical: true }}
      xAxis={[isUpright ? { ...names, height: 28 } : { ...values, height: 28 }]}
      yAxis={[isUpright ? { ...values, width: 32 } : { ...names, width: NAMES_PX }]}
      series={[
        {
          label,
          data: bars.map(({ value }) => value),
          color: vars.palette.primary.main,
          valueFormatter: (value) => (value === null ? '' : format(value)),
        },
      ]}
    />
  );
}
