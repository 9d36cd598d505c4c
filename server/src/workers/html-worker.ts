import os from 'node:os';

import { cleanNewsHtml } from '../modules/html/clean-news-html';

import { answerJobs } from './answer-jobs';
import { giveWay } from './priority';

// Requests come before articles. Linux lowers this thread alone, other systems would lower the whole server.
if (os.platform() === 'linux') giveWay();

answerJobs(cleanNewsHtml);
