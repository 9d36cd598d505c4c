import type { Middleware } from '@reduxjs/toolkit';

import { isApiError } from '../api-error';

import { reportAnswer, reportSilence } from './reachability';

const FULFILLED = /^api\/execute(Query|Mutation)\/fulfilled$/;
const REJECTED = /^api\/execute(Query|Mutation)\/rejected$/;

/** Reports for every call of the console whether the API responded. */
export const reportAnswers: Middleware = () => (next) => (action) => {
  const { type = '', payload } = action as { type?: string; payload?: unknown }; // the action can be any
  if (FULFILLED.test(type)) reportAnswer();
  // A call that was cancelled or never sent has no `ApiError`.
  else if (REJECTED.test(type) && isApiError(payload)) {
    if (payload.httpStatus === null) reportSilence();
    else reportAnswer();
  }
  return next(action);
};
