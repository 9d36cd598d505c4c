import { type ImageJob, type MadeImage, makeImage } from '../modules/images/make-image';
import { type MadeSize, makeSize, type SizeJob } from '../modules/images/make-size';

import { answerJobs } from './answer-jobs';

answerJobs((job: ImageJob | SizeJob): Promise<MadeImage | MadeSize> =>
  'size' in job ? makeSize(job) : makeImage(job),
);
