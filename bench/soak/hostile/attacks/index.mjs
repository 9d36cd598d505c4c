import { blindApproval } from './blind-approval.mjs';
import { disk } from './disk.mjs';
import { forms } from './forms.mjs';
import { guesses } from './guesses.mjs';
import { hiddenText } from './hidden-text.mjs';
import { html } from './html.mjs';
import { imports } from './imports.mjs';
import { pictures } from './pictures.mjs';
import { publicDemo } from './public-demo.mjs';
import { shortTerms } from './short-terms.mjs';
import { signedOut } from './signed-out.mjs';
import { texts } from './texts.mjs';

export const attacks = [
  html,
  guesses,
  forms,
  imports,
  pictures,
  disk,
  shortTerms,
  texts,
  hiddenText,
  blindApproval,
  signedOut,
  publicDemo,
];
