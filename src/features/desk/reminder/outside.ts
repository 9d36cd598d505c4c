import type { Locale } from '@/shared/i18n/locale';
import { readStored, writeStored } from '@/shared/lib/stored';

const STORAGE_KEY = 'approval-notifications';

export type OutsideState = NotificationPermission | 'off' | 'unknown';

/** Whether browser notifications are allowed; `off` if the person turned them off here. */
export const outsideState = (): OutsideState => {
  if (!('Notification' in window) || !window.isSecureContext) return 'unknown';
  const isOff = Notification.permission === 'granted' && readStored(STORAGE_KEY) === 'off';
  return isOff ? 'off' : Notification.permission;
};

/** Turns notifications on or off. The browser asks the person for permission; call this only from a click. */
export const chooseOutside = async (isOn: boolean): Promise<OutsideState> => {
  writeStored(STORAGE_KEY, isOn ? 'on' : 'off');
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  return outsideState();
};

type Notice = { title: string; body: string; tag: string; lang: Locale; onOpen: () => void };

/** Shows a browser notification; notifications with the same `tag` show once. */
export const tellOutside = ({ title, onOpen, ...options }: Notice) => {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch {
    // Mobile browsers allow notifications only from a service worker.
  }
};
