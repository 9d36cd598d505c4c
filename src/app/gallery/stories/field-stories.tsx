import { useState } from 'react';

import { FIELD_SIZES } from '@/shared/ui/field/field-styles';
import { SearchBox } from '@/shared/ui/search-box/search-box';
import { Select } from '@/shared/ui/select/select';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { Columns, type StoryGroup } from '../story';

const LEVELS = [
  { label: 'Head', value: 1 },
  { label: 'Audit', value: 2 },
  { label: 'Leader', value: 3 },
  { label: 'Deleted', value: 7, disabled: true },
];

function Level({ size, error }: { size?: 'sm' | 'md' | 'lg'; error?: string }) {
  const [level, setLevel] = useState<number | ''>('');
  return (
    <Select
      label="Level"
      placeholder="Choose a level"
      options={LEVELS}
      value={level}
      onChange={setLevel}
      size={size}
      error={error}
    />
  );
}

function Search() {
  const [text, setText] = useState('ข่าว');
  return <SearchBox value={text} onChange={setText} />;
}

export const textInputStories: StoryGroup = {
  title: 'Text input',
  stories: [
    {
      name: 'sizes',
      Story: () => (
        <Columns>
          {FIELD_SIZES.map((size) => (
            <TextInput key={size} size={size} label={`Title (${size})`} placeholder="A headline" />
          ))}
        </Columns>
      ),
    },
    {
      name: 'caption, description, error, success',
      Story: () => (
        <Columns>
          <TextInput label="Meta Title" caption="Optional" description="What search engines show." />
          <TextInput label="Username" required error="Username or E-mail is required" defaultValue="" />
          <TextInput label="ISO Code" success="This code is free" defaultValue="TH" />
          <TextInput label="Short URL" disabled defaultValue="https://example.com/n/7" />
          <TextInput label="Markdown" multiline minRows={3} defaultValue="สวัสดีครับ กองบรรณาธิการ" />
          <TextInput
            label="Password"
            type="password"
            defaultValue="secret"
            error
            description="At least 8 characters."
          />
        </Columns>
      ),
    },
  ],
};

export const selectStories: StoryGroup = {
  title: 'Select box',
  stories: [
    {
      name: 'sizes and states',
      Story: () => (
        <Columns>
          {FIELD_SIZES.map((size) => (
            <Level key={size} size={size} />
          ))}
          <Level error="Please choose a level" />
          <Select
            label="Country"
            disabled
            options={[{ label: 'Thailand', value: 'TH' }]}
            value="TH"
            onChange={() => {}}
          />
        </Columns>
      ),
    },
  ],
};

export const searchStories: StoryGroup = {
  title: 'Search box',
  stories: [{ name: 'with a clear button', Story: Search }],
};
