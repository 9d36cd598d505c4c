import { findInvalidFields, goToField } from './invalid-fields';

/** The labels of the invalid fields of a form. */
const labelsOf = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`;
  return findInvalidFields(document.body).map(({ label }) => label);
};

const INVALID = 'aria-invalid="true"';

describe('the invalid fields of a form', () => {
  it.each([
    ['a label', `<label for="a">Name</label><input id="a" ${INVALID}>`, ['Name']],
    ['a label around it', `<label><b>Name</b><i>Optional</i><input ${INVALID}></label>`, ['Name']],
    ['a label with a star', `<label for="a">Name *</label><input id="a" ${INVALID}>`, ['Name']],
    ['a star that is part of it', `<label for="a">5 * 5</label><input id="a" ${INVALID}>`, ['5 * 5']],
    ['its first label', `<label for="a">A</label><label for="a">B</label><input id="a" ${INVALID}>`, ['A']],
    [
      'the first element that names it',
      `<i id="x">Text *</i><i id="y">more</i><div aria-labelledby="x y" aria-label="z" ${INVALID}></div>`,
      ['Text'],
    ],
    [
      'its own words, if the element that names it is gone',
      `<div aria-labelledby="x y" aria-label="z" ${INVALID}></div><i id="y">more</i>`,
      ['z'],
    ],
    ['its own words', `<div aria-label="Picture" ${INVALID}></div>`, ['Picture']],
    ['nothing', `<div ${INVALID}></div><input ${INVALID}>`, ['', '']],
  ])('are named by %s', (_name, html, labels) => {
    expect(labelsOf(html)).toEqual(labels);
  });

  it('are found in the order of the page, without the others', () => {
    expect(
      labelsOf(
        `<p aria-label="a" ${INVALID}></p><p aria-label="b" aria-invalid="false"></p><p aria-label="c"></p><p aria-label="d" ${INVALID}></p>`,
      ),
    ).toEqual(['a', 'd']);
  });

  it('are found with their element', () => {
    labelsOf(`<input ${INVALID}>`);
    expect(findInvalidFields(document.body)[0]?.element).toBe(document.querySelector('input'));
  });
});

describe('going to a field', () => {
  const field = () => {
    document.body.innerHTML = '<input>';
    const element = document.querySelector('input') ?? document.createElement('input');
    return { element, focus: jest.spyOn(element, 'focus') };
  };

  it('brings it to the middle of the window and focuses it, without a second jump', () => {
    const { element, focus } = field();
    element.scrollIntoView = jest.fn();
    goToField({ element, label: '' });
    expect(element.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(element).toHaveFocus();
  });

  it('focuses it in a browser that cannot scroll to it', () => {
    const { element } = field();
    goToField({ element, label: '' });
    expect(element).toHaveFocus();
  });
});
