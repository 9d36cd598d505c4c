import { createContext } from 'react';

import type { Id } from '@/shared/contract';

/** The person whose forms are rendered; the layout provides it. Without a person, nothing typed is kept. */
export const DraftOwner = createContext<Id | undefined>(undefined);
