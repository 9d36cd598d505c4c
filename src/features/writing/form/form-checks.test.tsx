import { screen, waitFor } from '@testing-library/react';

import { FormChecks } from '@/features/checks';
import { checksLine } from '@/features/checks/testing/checks-panel';
import { FormTextField } from '@/shared/form/form-text-field';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { renderInForm } from '../testing/render-in-form';

import { SearchFields } from './search-fields';
import { TagsField } from './tags-field';

const setup = (news = createNews({ metaDescription: 'คำอธิบาย', publishedAt: new Date().toISOString() })) => {
  const asked = answer('get', '/api/news/journalist/7/news', () => ok(page([])));
  const view = renderInForm(
    <>
      <FormTextField name="title" label="Title" />
      <TagsField groupId={7} onTyping={() => undefined} />
      <SearchFields />
      <FormChecks groupId={7} news={news} />
    </>,
    {
      title: news.title,
      html: news.html,
      tags: ['น้ำท่วม'],
      metaDescription: news.metaDescription,
      publishedDate: new Date(),
    },
  );
  return { ...view, asked };
};

describe('the checks in the form', () => {
  it('run after a pause in typing, and search for each title once [DSK-03]', async () => {
    const { user, asked } = setup();
    expect(await checksLine()).toHaveTextContent('ไม่พบสิ่งที่ต้องแก้');
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'TODO ข่าวใหม่');
    await waitFor(async () => expect(await checksLine()).toHaveTextContent('มี 1 เรื่องที่ควรดู'));
    expect(asked.map(({ query }) => query['search'])).toEqual(['น้ำท่วมภาคเหนือคลี่คลาย', 'TODO ข่าวใหม่']);
  });

  it('select the text of a finding in its field [DSK-03]', async () => {
    const { user } = setup(createNews({ title: 'ข่าว XXX', metaDescription: 'คำอธิบาย' }));
    await user.click(await checksLine());
    expect(screen.queryByRole('button', { name: /XXX/ })).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'ตัวเลข (XXX) บาท');
    await user.click(await screen.findByRole('button', { name: 'Title: “ตัวเลข (XXX) บาท”' }));
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    await waitFor(() => expect(title).toHaveFocus());
    expect(title.value.slice(title.selectionStart ?? 0, title.selectionEnd ?? 0)).toBe('ตัวเลข (XXX) บาท');
  });

  it('expand the card that contains the place [DSK-03]', async () => {
    const { user } = setup(createNews({ metaDescription: '' }));
    await user.click(await checksLine());
    const folded = screen.getByRole('button', { name: /^เครื่องมือค้นหา/ });
    await user.click(folded);
    expect(folded).toHaveAttribute('aria-expanded', 'false');
    await user.click(await screen.findByRole('button', { name: 'Meta Description' }));
    expect(folded).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByLabelText(/^Meta Description/)).toHaveFocus());
  });

  it('check nothing in an empty form', async () => {
    renderInForm(<FormChecks groupId={7} />);
    expect(screen.queryByRole('button', { name: /^ข้อควรตรวจ/ })).not.toBeInTheDocument();
  });
});
