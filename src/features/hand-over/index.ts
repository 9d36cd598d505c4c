export { handOverApi } from './api/hand-over-api';
export { HandOverCard } from './components/hand-over-card';
export { type Receiver, ReceiverInputs } from './components/receiver-inputs';
export { handOverMessages } from './messages';
