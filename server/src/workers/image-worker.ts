import { makeImage } from '../modules/images/make-image';

import { answerJobs } from './answer-jobs';

answerJobs(makeImage);
