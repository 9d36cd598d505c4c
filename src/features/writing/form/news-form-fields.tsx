import { FormChecks } from '@/features/checks';
import { FormComments } from '@/features/comments';
import { Column, Columns, fieldMessages, ItemState, type NewsChoices, SideColumn } from '@/features/news';
import { COVER_RATIO, SQUARE_RATIO, type Id, type NewsItem } from '@/shared/contract';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { CopyField } from '@/shared/ui/copy-field/copy-field';

import { BothCovers } from '../covers/both-covers';
import { newsFormMessages } from '../messages';

import { ContentField } from './content-field';
import { CoverField } from './cover-field';
import { GenerateTags } from './generate-tags';
import { PublishingFields } from './publishing-fields';
import { ReferencesField } from './references-field';
import { SearchFields } from './search-fields';
import { TagsField } from './tags-field';
import { TitleField } from './title-field';
import { VideoFields } from './video-fields';

type Props = {
  groupId: Id;
  news?: NewsItem;
  choices: NewsChoices;
  /** Renders only covers, title and text; the rail follows after the first paint. */
  textOnly: boolean;
  /** Reports whether images in the content are uploading. */
  onUploadingChange: (uploading: boolean) => void;
  /** Reports the content before the form has rendered it. */
  onBodyTyping: (html: string) => void;
  /** Reports the text in the tag box before Enter. */
  onTagTyping: (typed: string) => void;
};

/** The fields of NWS-07: the text on the left, the other fields in the rail. */
export function NewsFormFields({
  groupId,
  news,
  choices,
  textOnly,
  onUploadingChange,
  onBodyTyping,
  onTagTyping,
}: Props) {
  const messages = useMessages(newsFormMessages);
  const labels = useMessages(fieldMessages);
  return (
    <Columns>
      <Column>
        <BothCovers groupId={groupId} originalUrl={news?.coverOriginalUrl}>
          <CoverField
            required={!news}
            name="cover"
            label={labels.cover}
            ratio={COVER_RATIO}
            currentUrl={news?.coverImageUrl}
          />
          <CoverField
            required={!news}
            name="square"
            label={labels.square}
            ratio={SQUARE_RATIO}
            currentUrl={news?.squareImageUrl}
          />
        </BothCovers>
        <TitleField isNew={!news} />
        <FormTextField
          name="markdown"
          label={labels.markdown}
          description={messages.markdownPurpose}
          required
          multiline
          minRows={3}
        />
        <ContentField groupId={groupId} onTyping={onBodyTyping} onUploadingChange={onUploadingChange} />
      </Column>
      {!textOnly && (
        <SideColumn>
          <FormChecks groupId={groupId} news={news} />
          {news && <FormComments groupId={groupId} newsId={news.id} />}
          <Card title={labels.publishing}>
            <Column>
              {news && <ItemState news={news} />}
              <PublishingFields {...choices} />
              {news && <CopyField label={labels.fullUrl} value={news.fullUrl} />}
              {news && <CopyField label={labels.shortUrl} value={news.shortUrl} />}
            </Column>
          </Card>
          <Card title={labels.tags} actions={<GenerateTags />}>
            <TagsField groupId={groupId} onTyping={onTagTyping} />
          </Card>
          <Card title={labels.media}>
            <VideoFields />
          </Card>
          <SearchFields address={news?.fullUrl} />
          <Card title={labels.references}>
            <ReferencesField />
          </Card>
        </SideColumn>
      )}
    </Columns>
  );
}
