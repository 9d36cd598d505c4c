import { type ImageJob, makeImage } from '../modules/images/make-image';
import { makeSize, type SizeJob } from '../modules/images/make-size';

import { answerJobs } from './answer-jobs';

answerJobs((job: ImageJob | SizeJob) => ('size' in job ? makeSize(job) : makeImage(job)));
