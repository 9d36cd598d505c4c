import { screen, waitFor, within } from '@testing-library/react';
import { object, string } from 'yup';

import { unknownError, type ApiError } from '@/shared/api/api-error';
import { ErrorCode } from '@/shared/contract';
import { renderWithProviders } from '@/shared/testing/render';
import { toast } from '@/shared/ui/toast/toast';

import { AppForm } from './app-form';
import { FormSelect } from './form-select';
import { FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';

const refusal = (fieldErrors: Record<string, string>, message = 'ข้อมูลไม่ถูกต้อง'): ApiError => ({
  code: ErrorCode.InvalidInput,
  message,
  fieldErrors,
  httpStatus: 400,
});

const setup = (onSubmit: (values: { name: string; level: number | '' }) => Promise<unknown>) => {
  const schema = object({
    name: string().required('ต้องกรอกชื่อ'),
    level: string<never>().required('ต้องเลือกระดับ'),
  });
  return renderWithProviders(
    <AppForm<{ name: string; level: number | '' }>
      initialValues={{ name: '', level: '' }}
      validationSchema={schema as never} // the schema of the test is looser than its values
      onSubmit={onSubmit}
    >
      <FormTextField name="name" label="Name" />
      <FormSelect<number>
        name="level"
        label="Level"
        placeholder="-"
        options={[
          { label: 'Head', value: 1 },
          { label: 'Audit', value: 2 },
        ]}
      />
      <SubmitButton>Save</SubmitButton>
    </AppForm>,
  );
};

const name = () => screen.getByLabelText('Name');
const save = () => screen.getByRole('button', { name: 'Save' });

// Without a host, a toast waits and would appear in the next test.
afterEach(() => {
  jest.restoreAllMocks();
  toast.dismiss();
});

describe('a form', () => {
  it('marks every invalid field, focuses the first and sends nothing', async () => {
    const onSubmit = jest.fn();
    const { user } = setup(onSubmit);
    await user.click(save());
    expect(await screen.findByText('ต้องกรอกชื่อ')).toBeVisible();
    expect(screen.getByText('ต้องเลือกระดับ')).toBeVisible();
    expect(name()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists the invalid fields as links above the form until each is corrected, with one toast', async () => {
    const { user } = setup(jest.fn());
    await user.click(save());
    const summary = await screen.findByRole('group', { name: 'ช่องที่ต้องแก้ไข' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Name', 'Level']);
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('ยังส่งไม่ได้ โปรดแก้ไข 2 ช่องที่ทำเครื่องหมายไว้');
    await user.click(within(summary).getByRole('link', { name: 'Level' }));
    expect(screen.getByLabelText('Level')).toHaveFocus();
    await user.type(name(), 'ข่าว');
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Level'), 'Head');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  });

  it('takes the toast about invalid fields away at the next attempt', async () => {
    const raise = jest.spyOn(toast, 'error').mockReturnValue(7);
    const dismiss = jest.spyOn(toast, 'dismiss');
    const { user } = setup(jest.fn());
    await user.click(save());
    await waitFor(() => expect(raise).toHaveBeenCalledTimes(1));
    await user.type(name(), 'ข่าว');
    await user.selectOptions(screen.getByLabelText('Level'), 'Head');
    expect(dismiss).not.toHaveBeenCalledWith(7);
    await user.click(save());
    await waitFor(() => expect(dismiss).toHaveBeenCalledWith(7));
  });

  it('does not mark a field that was only passed with Tab', async () => {
    const { user } = setup(jest.fn());
    await user.tab();
    await user.tab();
    await user.tab();
    expect(name()).not.toHaveAttribute('aria-invalid');
    await user.type(name(), 'a{Backspace}');
    await user.tab();
    expect(await screen.findByText('ต้องกรอกชื่อ')).toBeVisible();
    expect(screen.queryByText('ต้องเลือกระดับ')).not.toBeInTheDocument();
  });

  it('judges a submit right after a key by what was typed, and not by the errors before it', async () => {
    const refuse = jest.spyOn(toast, 'error');
    const onSubmit = jest.fn(async () => {});
    const { user } = setup(onSubmit);
    await user.selectOptions(screen.getByLabelText('Level'), 'Head');
    await user.type(name(), 'ก{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'ก', level: 1 }));
    expect(refuse).not.toHaveBeenCalled();
    refuse.mockRestore();
  });

  it('sends the values with their types, a chosen number as a number', async () => {
    const onSubmit = jest.fn(async () => {});
    const { user } = setup(onSubmit);
    await user.type(name(), 'ข่าว');
    await user.selectOptions(screen.getByLabelText('Level'), 'Audit');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'ข่าว', level: 2 }));
  });

  it('sends once, even if it is submitted again while the request is pending', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = setup(onSubmit);
    await user.selectOptions(screen.getByLabelText('Level'), 'Head');
    await user.type(name(), 'a{Enter}{Enter}{Enter}');
    await waitFor(() => expect(save()).toBeDisabled());
    finish();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows a server error under the field that it belongs to, by its API name [VAL-09]', async () => {
    const { user } = setup(() => Promise.reject(refusal({ name: 'ชื่อนี้มีแล้ว' })));
    await user.selectOptions(screen.getByLabelText('Level'), 'Head');
    await user.type(name(), 'ไทย');
    await user.click(save());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('ชื่อนี้มีแล้ว'));
    expect(name()).toHaveValue('ไทย');
    // The error stays while the refused value is unchanged, even if another field changes.
    await user.selectOptions(screen.getByLabelText('Level'), 'Audit');
    expect(name()).toHaveAccessibleDescription('ชื่อนี้มีแล้ว');
    await user.type(name(), '2');
    expect(name()).not.toHaveAccessibleDescription();
  });

  it('shows an error without a matching field in a toast and above the fields [VAL-09]', async () => {
    const { user } = setup(() => Promise.reject(refusal({ quota: 'เต็มแล้ว' }, '')));
    await user.selectOptions(screen.getByLabelText('Level'), 'Head');
    await user.type(name(), 'ไทย');
    await user.click(save());
    expect((await screen.findAllByText(/quota: เต็มแล้ว/)).length).toBeGreaterThanOrEqual(2);
  });

  it('says that the server could not be reached [API-03, ERR-02]', async () => {
    const { user } = setup(() => Promise.reject(unknownError(null)));
    await user.selectOptions(screen.getByLabelText('Level'), 'Head');
    await user.type(name(), 'ไทย');
    await user.click(save());
    expect((await screen.findAllByText(/ติดต่อเซิร์ฟเวอร์ไม่ได้/)).length).toBeGreaterThan(0);
    expect(name()).toHaveValue('ไทย');
  });
});
