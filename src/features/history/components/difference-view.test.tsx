import { screen, waitFor, within } from '@testing-library/react';

import { changeIn, choicesIn } from '@/features/news/testing/change-in';
import { bodyIn } from '@/features/review/testing/open-review';
import type { Change, Side } from '@/shared/diff/change';
import { DifferenceView } from '@/shared/diff/difference-view';
import { setLocale } from '@/shared/i18n/locale';
import { renderWithProviders } from '@/shared/testing/render';

const side = (...lines: string[]): Side => ({ lines, image: null });

const setup = (
  change: Pick<Change, 'before' | 'after'> & { by?: Change['by'] },
  onChoose?: (html: string | null) => void,
) => {
  setLocale('en');
  return renderWithProviders(
    <DifferenceView
      name="Field"
      beforeLabel="Old"
      afterLabel="New"
      by="words"
      {...change}
      onChoose={onChoose}
    />,
  );
};

const field = () => screen.getByRole('group', { name: 'Field' });

describe('the difference in a field', () => {
  it('names both versions, and can be reached by the keyboard', () => {
    setup({ before: side('a'), after: side('b') });
    expect(screen.getByText('− Old')).toBeInTheDocument();
    expect(screen.getByText('+ New')).toBeInTheDocument();
    expect(field()).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says before each of its parts what has happened to it', () => {
    const { container } = setup({ before: side('a'), after: side('b') });
    const root = container.firstElementChild; // eslint-disable-line testing-library/no-node-access -- the words are CSS
    const word = (name: string) => root && getComputedStyle(root).getPropertyValue(`--diff-${name}`);
    expect(['removed', 'added', 'moved', 'format'].map(word)).toEqual([
      '"Removed: "',
      '"Added: "',
      '"Moved here "',
      '"The words are the same; formatting or links differ "',
    ]);
  });

  it('by words marks the words', () => {
    setup({ before: side('water falls', 'same'), after: side('water rises', 'same') });
    expect(changeIn(field())).toEqual({ removed: ['falls'], added: ['rises'] });
    expect(within(field()).getByText('same')).toBeInTheDocument();
  });

  it('by words collapses a long unchanged stretch', () => {
    const same = ['1', '2', '3', '4', '5', '6'];
    setup({ before: side(...same, 'old'), after: side(...same, 'now') });
    const summary = within(field()).getByText('5 more paragraphs unchanged');
    expect(summary).toBeInTheDocument();
    // eslint-disable-next-line testing-library/no-node-access -- what is inside the collapsed part
    expect(summary.parentElement).toHaveTextContent(/unchanged12345$/);
    expect(field()).toHaveTextContent(/56oldnow$/);
  });

  it.each([
    [side('a', 'b'), side('c'), ['a\nb'], ['c'], 0],
    [side(), side('c'), [], ['c'], 1],
    [side('a'), side(), ['a'], [], 1],
  ])('as a whole shows one value replaced by the other: %#', (before, after, removed, added, emptyCount) => {
    setup({ by: 'whole', before, after });
    expect(changeIn(field())).toEqual({ removed, added });
    expect(within(field()).queryAllByText('Empty')).toHaveLength(emptyCount);
  });

  it('in a picture shows both, or says that there is none', () => {
    URL.createObjectURL = () => 'blob:chosen';
    URL.revokeObjectURL = () => undefined;
    const { unmount } = setup({
      before: { lines: [], image: '/files/old.webp' },
      after: { lines: [], image: new File(['new'], 'new.png') },
    });
    expect(screen.getByRole('img', { name: 'Field: Old' })).toHaveAttribute('src', '/files/old.webp');
    expect(screen.getByRole('img', { name: 'Field: New' })).toHaveAttribute('src', 'blob:chosen');
    unmount();
    setup({ before: side(), after: { lines: [], image: '/files/new.webp' } });
    expect(screen.getByText('Empty')).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});

describe('the difference in an article', () => {
  const before = side('<p>water falls</p><p>same</p>');
  const after = side('<p>water rises</p><p>same <a href="https://a.test" tabindex="0">link</a></p>');
  const loaded = () => waitFor(() => expect(changeIn(field()).added).not.toEqual([]));

  it('is shown as readers see it, and nothing in it can be opened', async () => {
    setup({ by: 'article', before, after });
    await loaded();
    expect(changeIn(field())).toEqual({ removed: ['falls'], added: ['rises', ' ', 'link'] });
    expect(choicesIn(field())).toEqual([]);
    expect(bodyIn(field())).toMatch(/<a tabindex="-1">.*link/);
  });

  it('can be shown in its source, each tag on a line of its own', async () => {
    const { user } = setup({ by: 'article', before, after });
    await loaded();
    const source = screen.getByRole('button', { name: 'Source' });
    expect(source).toHaveAttribute('aria-pressed', 'false');
    expect(within(field()).queryByText(/<p>/)).not.toBeInTheDocument();
    await user.click(source);
    expect(source).toHaveAttribute('aria-pressed', 'true');
    // eslint-disable-next-line testing-library/no-node-access -- the lines have no role
    const lines = [...field().querySelectorAll(':scope > p')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['<p>water fallsrises</p>', expect.stringMatching(/^<p>same <a.*<\/a>$/), '</p>']);
    await user.click(source);
    expect(within(field()).queryByText(/<p>/)).not.toBeInTheDocument();
  });

  it('keeps the choices while the source is shown', async () => {
    const chosen: (string | null)[] = [];
    const { user } = setup({ by: 'article', before, after }, (html) => void chosen.push(html));
    await loaded();
    choicesIn(field())[0]?.click();
    expect(chosen).toEqual([
      `<p>water falls</p>${String(after.lines[0]).slice('<p>water rises</p>'.length)}`,
    ]);
    await user.click(screen.getByRole('button', { name: 'Source' }));
    await user.click(screen.getByRole('button', { name: 'Source' }));
    expect(choicesIn(field()).map(({ checked }) => checked)).toEqual([false, true]);
    choicesIn(field())[0]?.click();
    expect(chosen.at(-1)).toBeNull();
  });

  it('is shown if there was no article before, or is none now', async () => {
    const { unmount } = setup({ by: 'article', before: side(), after: side('<p>new</p>') });
    await loaded();
    expect(changeIn(field())).toEqual({ removed: [], added: ['new'] });
    unmount();
    setup({ by: 'article', before: side('<p>old</p>'), after: side() });
    await waitFor(() => expect(changeIn(field())).toEqual({ removed: ['old'], added: [] }));
  });
});
