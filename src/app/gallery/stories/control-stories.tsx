import { useState } from 'react';

import { SQUARE_RATIO } from '@/shared/contract/limits';
import { CheckList } from '@/shared/ui/check-list/check-list';
import { CopyField } from '@/shared/ui/copy-field/copy-field';
import { DateTimePicker } from '@/shared/ui/date-time-picker/date-time-picker';
import { FIELD_SIZES, type FieldSize } from '@/shared/ui/field/field-styles';
import { ImageUploader, type ImageUploaderProps } from '@/shared/ui/image-uploader/image-uploader';

import { Columns, type StoryGroup } from '../story';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%232f7c8e'/%3E%3Cpath d='M0 9l5-5 3 3 3-2 5 4z' fill='%23e0eff2'/%3E%3C/svg%3E";

function Moment({ size, error, start }: { size?: FieldSize; error?: string; start?: Date }) {
  const [value, setValue] = useState<Date | null>(start ?? null);
  return <DateTimePicker label="Publish at" value={value} onChange={setValue} size={size} error={error} />;
}

function Uploader(props: Partial<ImageUploaderProps>) {
  const [file, setFile] = useState<File | null>(null);
  return <ImageUploader value={file} onChange={setFile} {...props} />;
}

export const copyStories: StoryGroup = {
  title: 'Copy field',
  stories: [
    {
      name: 'sizes',
      Story: () => (
        <Columns>
          {FIELD_SIZES.map((size) => (
            <CopyField key={size} size={size} label={`Short URL (${size})`} value="https://example.com/n/7" />
          ))}
        </Columns>
      ),
    },
  ],
};

const SUBJECTS = [
  { title: 'News', options: [{ value: 'sport', label: 'กีฬา', help: 'ผลการแข่งขันและนักกีฬา' }] },
  { title: 'Quiz', options: [{ value: 'history', label: 'History' }] },
];

function Choices({ scrolls = false }) {
  const [chosen, setChosen] = useState(['sport']);
  const toggle = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <CheckList
      label="Subjects"
      parts={SUBJECTS}
      isChosen={(one) => chosen.includes(one)}
      onToggle={toggle}
      scrolls={scrolls}
    />
  );
}

export const checkListStories: StoryGroup = {
  title: 'Check list',
  stories: [
    {
      name: 'whole and scrolling',
      Story: () => (
        <Columns>
          <Choices />
          <Choices scrolls />
        </Columns>
      ),
    },
    {
      name: 'empty',
      Story: () => (
        <CheckList
          label="Subjects"
          parts={[]}
          isChosen={() => false}
          onToggle={() => {}}
          emptyText="No subject is called that."
        />
      ),
    },
  ],
};

export const dateTimeStories: StoryGroup = {
  title: 'Date-time picker',
  stories: [
    {
      name: 'sizes, empty, with an error, disabled',
      Story: () => (
        <Columns style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }}>
          {FIELD_SIZES.map((size) => (
            <Moment key={size} size={size} start={new Date(2026, 10, 21, 15, 5)} />
          ))}
          <Moment />
          <Moment error="Please choose a date" />
          <DateTimePicker
            label="Publish at"
            value={new Date(2026, 0, 2, 9, 30)}
            onChange={() => {}}
            disabled
          />
        </Columns>
      ),
    },
  ],
};

export const uploaderStories: StoryGroup = {
  title: 'Cover-image uploader',
  stories: [
    {
      name: 'ratios and states',
      Story: () => (
        <Columns>
          <Uploader
            label="16:9 cover image"
            description="JPEG or PNG, at most 5 MB."
            accept="image/jpeg,image/png"
          />
          <Uploader label="1:1 cover image" ratio={SQUARE_RATIO} />
          <Uploader label="With a saved image" currentUrl={PICTURE} />
          <Uploader label="Uploading" currentUrl={PICTURE} progress={0.4} onCancel={() => {}} />
          <Uploader label="Refused" error="please add Cover image" />
          <Uploader label="Disabled" disabled />
        </Columns>
      ),
    },
  ],
};
