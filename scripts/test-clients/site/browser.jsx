import { hydrateRoot } from 'react-dom/client';

import { Page } from './pages.jsx';

const { name, props } = JSON.parse(document.getElementById('props').textContent);
hydrateRoot(document.getElementById('root'), <Page name={name} props={props} />, {
  onRecoverableError: (error) => console.error(error),
});
document.documentElement.dataset.ready = 'true';
