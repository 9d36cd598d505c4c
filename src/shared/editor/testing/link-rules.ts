import type { LinkRules } from '../links';

export const linkRules: LinkRules = {
  productDomains: ['product.example', 'staging.product.example', 'quiz.example', 'staging.quiz.example'],
  redirectPath: 'https://product.example/redirect',
  videoHosts: ['youtube.com', 'youtu.be', 'vimeo.com', 'tiktok.com'],
  socialHosts: ['facebook.com', 'x.com', 'instagram.com'],
};
