/** The page of this feature for the route table; a separate chunk. */
export const reviewPages = {
  review: () => import('./pages/news-review-page').then((module) => module.NewsReviewPage),
};
