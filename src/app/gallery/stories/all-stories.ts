import type { StoryGroup } from '../story';

import { buttonStories } from './button-stories';
import { checkListStories, copyStories, dateTimeStories, uploaderStories } from './control-stories';
import { dialogStories } from './dialog-stories';
import { searchStories, selectStories, textInputStories } from './field-stories';
import { navigationStories } from './navigation-stories';
import { alertStories, avatarStories, cardStories, statusStories } from './surface-stories';
import { paginationStories, tableStories } from './table-stories';

/** All stories of the UI components; the gallery shows them and the snapshot tests compare them. */
export const allStories: StoryGroup[] = [
  buttonStories,
  textInputStories,
  selectStories,
  searchStories,
  checkListStories,
  copyStories,
  dateTimeStories,
  uploaderStories,
  alertStories,
  cardStories,
  avatarStories,
  tableStories,
  paginationStories,
  navigationStories,
  dialogStories,
  statusStories,
];
