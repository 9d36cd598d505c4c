import type { HiddenReason } from '@/shared/text/hidden-text';

import type { CheckWords } from './finding';

export const englishReasons: Record<HiddenReason, string> = {
  'not-shown': 'hidden',
  'no-size': 'no size, or too small to read',
  transparent: 'transparent',
  'off-screen': 'off screen',
  'same-color': 'same colour as the background',
};

export const english: CheckWords = {
  'staging-address': {
    what: (host) => `An address that readers cannot open: ${host}`,
    fix: 'Replace it with the address on the website.',
  },
  'hidden-text': {
    what: (reason) => `Text that readers cannot see (${reason})`,
    fix: 'Delete the text, or clear its formatting.',
  },
  'picture-lost': {
    what: (address) => `A picture that does not load; it may be gone${address && `: ${address}`}`,
    fix: 'Add it again, or remove it.',
  },
  'rights-ended': {
    what: (day) => `A picture whose rights ended on ${day}`,
    fix: 'Replace it, or change the day in the media library if the rights were extended.',
  },
  'no-credit': {
    what: () => 'A picture without a credit',
    fix: 'Write its credit in the media library.',
  },
  'insecure-media': {
    what: () => 'A picture or video over http:, which browsers do not show',
    fix: 'Use its https: address, or upload the picture.',
  },
  'picture-elsewhere': {
    what: (host) => `A picture on another website: ${host}`,
    fix: 'Save it as a file and upload it: the website can change or delete it.',
  },
  'dead-anchor': {
    what: (anchor) => `A link to a missing place in this article: ${anchor}`,
    fix: 'Remove the link, or give the full address of the page.',
  },
  'link-not-rewritten': {
    what: () => 'An outgoing link without the redirect',
    fix: 'Edit the text and save it: saving rewrites its links.',
  },
  'picture-without-alt': {
    what: () => 'A picture without alt text: screen readers cannot describe it',
    fix: 'Select the picture and describe it, or give it a caption.',
  },
  'cover-small': {
    what: (widths) => `The cover is too small: ${widths} px wide`,
    fix: 'Choose a larger picture.',
  },
  'cover-ratio': {
    what: (size) => `The cover has another ratio (${size}): its edges will be cut off`,
    fix: 'Check that nothing important is cut off, or choose another picture.',
  },
  'title-long': {
    what: (count) => `The title has ${count} characters; search results show 60`,
    fix: 'Shorten it, or begin with what matters.',
  },
  'title-taken': {
    what: () => 'The group has another item with this title within 30 days',
    fix: 'Change the title, or make sure that this is not the same news.',
  },
  'no-meta-description': {
    what: () => 'No Meta Description; the Markdown is used instead',
    fix: 'Describe the news in a sentence or two.',
  },
  'date-past': {
    what: () => 'The publishing date is more than a day ago',
    fix: 'Set a new date if this news was never published.',
  },
  'date-far': {
    what: () => 'The publishing date is more than a year ahead',
    fix: 'Check the year.',
  },
  'no-tag': { what: () => 'No tag', fix: 'Add at least one tag.' },
  'video-no-player': {
    what: () => 'There is no player for this video: readers see a link',
    fix: 'Use the full address of its page, such as youtube.com/watch?v=… or tiktok.com/@…/video/…',
  },
  leftover: { what: (text) => `Placeholder left: “${text}”`, fix: 'Delete it, or write what is missing.' },
  'doubled-word': {
    what: (text) => `A repeated word: “${text}”`,
    fix: 'Delete one, unless the repetition is intended.',
  },
  'invisible-characters': {
    what: (points) => `Invisible characters (${points}): a search does not find the word`,
    fix: 'Delete that part and type it again.',
  },
  'split-sara-am': {
    what: () => 'Sara am typed as two characters (ํ + า): a search does not find the word',
    fix: 'Delete both and type ำ.',
  },
  'double-sara-e': {
    what: () => 'Sara ae typed as two sara e (เ + เ): a search does not find the word',
    fix: 'Delete both and type แ.',
  },
  'doubled-mark': {
    what: () => 'Several vowels or tone marks of one kind on a letter: a search does not find the word',
    fix: 'Delete all but one.',
  },
  'mark-order': {
    what: () => 'Vowel and tone marks in the wrong order: a search does not find the word',
    fix: 'Delete that part and type it again, the vowel before the tone mark.',
  },
  'lone-mark': {
    what: () => 'A Thai vowel or tone mark that stands on no letter',
    fix: 'Delete it, or type it behind its letter.',
  },
  'private-use': {
    what: (points) => `Glyphs of an old font (${points}): readers see boxes`,
    fix: 'Type that part again.',
  },
  'wrong-encoding': {
    what: (text) => `Letters that were read in a wrong encoding: ${text}`,
    fix: 'Copy the text again from its source, or type that part again.',
  },
  'literal-markup': {
    what: (markup) => `Code that readers would see as text: ${markup}`,
    fix: 'Delete it. Insert a video or a post with Media.',
  },
  'mixed-digits': {
    what: (digits) => `Thai digits (${digits}) mixed with Arabic digits`,
    fix: 'Use one kind of digits, except in quotations.',
  },
};
