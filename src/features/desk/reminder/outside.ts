import type { Locale } from '@/shared/i18n/locale';

const STORAGE_KEY = 'approval-notifications';

export type OutsideState = NotificationPermission | 'off' | 'unknown';

/** Whether the browser may tell the person outside the page; `off` where they have taken that back here. */
export const outsideState = (): OutsideState => {
  if (!('Notification' in window) || !window.isSecureContext) return 'unknown';
  const isOff = Notification.permission === 'granted' && localStorage.getItem(STORAGE_KEY) === 'off';
  return isOff ? 'off' : Notification.permission;
};

/** The browser asks the person, once; only ever by their own click. */
export const chooseOutside = async (isOn: boolean): Promise<OutsideState> => {
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  return outsideState();
};

type Notice = { title: string; body: string; tag: string; lang: Locale; onOpen: () => void };

/** Says it outside the page; one `tag` shows once. */
export const tellOutside = ({ title, onOpen, ...options }: Notice) => {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch {
    // A browser of a phone has them from a service worker alone.
  }
};
