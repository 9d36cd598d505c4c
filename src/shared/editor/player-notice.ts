import { whyNoPlayer } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { playerMessages } from './player-messages';

const hostOf = (address: string): string =>
  /^(?:https?:)?\/\/([^/?#]+)/i.exec(address.trim())?.[1] ?? address;

/** Says of addresses without a player that they were not pasted, and what to copy instead. */
export const tellNoPlayer = (addresses: string[]): void => {
  const [first] = addresses;
  if (first === undefined) return;
  const messages = getMessages(playerMessages);
  const hosts = [...new Set(addresses.map(hostOf))].slice(0, 3).join(', ');
  toast.blank(`${messages.notPasted(hosts)} ${messages[whyNoPlayer(first)]}`);
};
