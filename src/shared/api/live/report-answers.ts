import type { Middleware } from '@reduxjs/toolkit';

import { isApiError } from '../api-error';

import { reportAnswer, reportSilence } from './reachability';

const FULFILLED = /^api\/execute(Query|Mutation)\/fulfilled$/;
const REJECTED = /^api\/execute(Query|Mutation)\/rejected$/;

/** Tells from every call of the console whether the API answers. */
export const reportAnswers: Middleware = () => (next) => (action) => {
  const { type = '', payload } = action as { type?: string; payload?: unknown }; // any action of the store
  if (FULFILLED.test(type)) reportAnswer();
  // A call that was given up, or never sent, carries no error of ours.
  else if (REJECTED.test(type) && isApiError(payload)) {
    if (payload.httpStatus === null) reportSilence();
    else reportAnswer();
  }
  return next(action);
};
