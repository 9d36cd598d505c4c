import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';

import { lookForNewerVersion, resetVersion } from '@/shared/config/newer-version';
import { watchForKeptText } from '@/shared/draft/kept-text';
import { setLocale } from '@/shared/i18n/locale';
import { apiServer } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { Modal } from '../modal/modal';

import { MissingPart } from './missing-part';
import { reportMissing } from './missing-parts';
import { PartNotice } from './part-notice';

/** A reload would open another build. */
const findNewerVersion = async () => {
  const script = document.createElement('script');
  script.src = '/assets/main.11111111.js';
  document.head.append(script);
  apiServer.use(http.get('/', () => HttpResponse.html('<script src="/assets/main.22222222.js"></script>')));
  await act(lookForNewerVersion);
  script.remove();
};

beforeEach(() => setLocale('en'));
afterEach(resetVersion);

describe('the notice over the page', () => {
  it('says that a part could not be loaded, and offers Try again [SAF-12]', async () => {
    const { user } = renderWithProviders(<PartNotice />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const tryAgain = jest.fn();
    let takeBack = () => {};
    act(() => (takeBack = reportMissing(tryAgain)));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Part of this page could not be loaded. Check your network connection.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tryAgain).toHaveBeenCalledTimes(1);
    act(takeBack);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be reached by Tab, and is told, while a dialog is open, and stays when it is closed [SAF-12]', async () => {
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <PartNotice />
          <Modal
            open={open}
            onClose={() => setOpen(false)}
            header="Category"
            footer={<button>Save</button>}
          />
        </>
      );
    }
    const { user } = renderWithProviders(<Page />);
    const tryAgain = jest.fn();
    let takeBack = () => {};
    act(() => (takeBack = reportMissing(tryAgain)));
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(tryAgain).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(
      within(screen.getByRole('dialog', { hidden: true })).queryByRole('alert', { hidden: true }),
    ).not.toBeInTheDocument();
    act(takeBack);
  });

  it('tries again by itself when the browser is online again', () => {
    renderWithProviders(<PartNotice />);
    const tryAgain = jest.fn();
    let takeBack = () => {};
    act(() => (takeBack = reportMissing(tryAgain)));
    window.dispatchEvent(new Event('online'));
    expect(tryAgain).toHaveBeenCalledTimes(1);
    act(takeBack);
  });

  it('offers a reload in place of Try again if there is a new version, whose parts have other names [SAF-12]', async () => {
    renderWithProviders(<PartNotice />);
    let takeBack = () => {};
    act(() => (takeBack = reportMissing(jest.fn())));
    await findNewerVersion();
    expect(screen.getByRole('alert')).toHaveTextContent(/because there is a new version of the console/);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    act(takeBack);
  });

  it('tells of a new version, and can be put off [SAF-12]', async () => {
    const { user } = renderWithProviders(<PartNotice />);
    await findNewerVersion();
    expect(screen.getByRole('status')).toHaveTextContent('A new version of the console is available.');
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/new version/)).not.toBeInTheDocument();
  });

  it('writes the drafts of the open forms before it reloads', async () => {
    const write = jest.fn(() => new Promise(() => {}));
    const unwatch = watchForKeptText({ isKept: () => true, write });
    const { user } = renderWithProviders(<PartNotice />);
    await findNewerVersion();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(write).toHaveBeenCalledTimes(1);
    unwatch();
  });
});

describe('the place of a part', () => {
  it('says that it could not be loaded, and offers Try again [SAF-12]', async () => {
    const tryAgain = jest.fn();
    const { user } = renderWithProviders(<MissingPart tryAgain={tryAgain} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tryAgain).toHaveBeenCalledTimes(1);
  });
});
