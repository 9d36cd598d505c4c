// Some engines return a stored File as a plain Blob, so name and type are stored too. Older entries have no
// type.
export type StoredFile = {
  entryId: string;
  field: string;
  name: string;
  type?: string;
  lastModified: number;
  content: Blob | ArrayBuffer;
};

/** A file of an entry, as it is stored. */
export const toStored = (entryId: string, field: string, file: File): StoredFile => ({
  entryId,
  field,
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  content: file,
});

/** The stored file. */
export const fromStored = ({
  name,
  lastModified,
  content,
  type = 'type' in content ? content.type : '',
}: StoredFile) => new File([content], name, { type, lastModified });

/** The same file for a browser that stores no File objects. */
export const asBytes = async (stored: StoredFile): Promise<StoredFile> => ({
  ...stored,
  content: await new Response(stored.content).arrayBuffer(),
});
