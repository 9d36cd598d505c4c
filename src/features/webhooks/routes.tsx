/** The pages of this feature for the route table; each is a separate chunk. */
export const webhookPages = {
  list: () => import('./pages/webhook-list-page').then((module) => module.WebhookListPage),
  deliveries: () => import('./pages/delivery-list-page').then((module) => module.DeliveryListPage),
};
