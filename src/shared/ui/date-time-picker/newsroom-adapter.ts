import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

import { serverNow } from '@/shared/api/server-clock';
import { newsroomClock } from '@/shared/text/newsroom-time';

/** Dates whose UTC fields are what the clocks of the newsroom show, also for the day that the calendar marks as today. */
export class NewsroomAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const read = this.date;
    // Without a value, the pickers ask for the current time; the type of the answer follows that of the value.
    this.date = (value, timezone) =>
      read(
        value === undefined ? (newsroomClock(serverNow()).toISOString() as typeof value) : value,
        timezone,
      );
  }
}
