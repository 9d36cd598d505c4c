import { fireEvent, screen } from '@testing-library/react';
import { useFormikContext } from 'formik';

import { FormTextField } from '@/shared/form/form-text-field';

import { renderInForm } from '../testing/render-in-form';

import { NewsFormActions } from './news-form-actions';

const mockRendered = jest.fn();
jest.mock('@/shared/ui/action-bar/action-bar', () => ({
  ActionBar: ({ children }: { children: unknown }) => {
    mockRendered();
    return children;
  },
}));

function Plan() {
  const { setFieldValue } = useFormikContext();
  const plan = () => void setFieldValue('publishedDate', new Date(Date.now() + 86_400_000));
  return <button onClick={plan}>Plan</button>;
}

describe('the save bar', () => {
  it('renders again for another Publish at, and for no keystroke in a field', async () => {
    const state = { news: undefined, meaning: 'publishes', progress: null, imagesPending: false } as const;
    const { user } = renderInForm(
      <>
        <FormTextField name="title" label="Title" />
        <Plan />
        <NewsFormActions {...state} onCancelUpload={() => undefined} onSubmit={() => undefined}>
          {null}
        </NewsFormActions>
      </>,
    );
    mockRendered.mockClear();
    await user.type(screen.getByLabelText('Title'), 'ข่าวใหม่');
    expect(screen.getByLabelText('Title')).toHaveValue('ข่าวใหม่');
    expect(mockRendered).not.toHaveBeenCalled();
    await user.click(screen.getByText('Plan'));
    expect(screen.getByRole('note')).toHaveTextContent('เมื่อถึงเวลาเผยแพร่เท่านั้น');
    expect(mockRendered).toHaveBeenCalled();
  });

  it.each([
    ['saves', 1, 'Title'],
    ['publishes', 0, 'บันทึกและเผยแพร่'],
    ['unpublishes', 0, 'Save'],
  ] as const)(
    'that %s submits %d times with Ctrl+S, which only leads to Save where readers would see it',
    (meaning, times, focused) => {
      const onSubmit = jest.fn();
      const state = { news: undefined, meaning, progress: null, imagesPending: false } as const;
      renderInForm(
        <>
          <FormTextField name="title" label="Title" />
          <NewsFormActions {...state} onCancelUpload={() => undefined} onSubmit={onSubmit}>
            {null}
          </NewsFormActions>
        </>,
      );
      const title = screen.getByLabelText('Title');
      title.focus();
      expect(fireEvent.keyDown(title, { key: 'ห', code: 'KeyS', ctrlKey: true })).toBe(false);
      expect(onSubmit).toHaveBeenCalledTimes(times);
      expect(document.activeElement).toHaveAccessibleName(focused); // eslint-disable-line testing-library/no-node-access -- the focus is what is tested
    },
  );
});
