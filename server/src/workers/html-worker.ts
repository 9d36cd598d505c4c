import { cleanNewsHtml } from '../modules/news/clean-news-html';

import { answerJobs } from './answer-jobs';

answerJobs(cleanNewsHtml);
