import { defineMessages } from '@/shared/i18n/messages';

/** Labels are English in both languages; sentences are not. */
export const kitMessages = defineMessages({
  th: {
    dismiss: 'Dismiss',
    close: 'Close',
    clear: 'Clear search',
    retry: 'Retry',
    back: 'Back',
    trail: 'Breadcrumb',
    loadError: 'เกิดข้อผิดพลาด',
    rowActions: 'Row actions',
    actionsOf: (row: string) => `Row actions: ${row}`,
    cancelUpload: 'Cancel',
    removeImage: 'Remove',
    copyFailed: 'คัดลอกไม่สำเร็จ โปรดเลือกข้อความแล้วคัดลอกเอง',
    uploading: 'กำลังอัปโหลดรูปภาพ',
    imageType: (name: string, accepted: string) => `ใช้ไฟล์ ${name} ไม่ได้ รองรับเฉพาะไฟล์ ${accepted}`,
    imageSize: (size: string, limit: string) => `ไฟล์มีขนาด ${size} เกินขนาดสูงสุด ${limit}`,
  },
  en: {
    dismiss: 'Dismiss',
    close: 'Close',
    clear: 'Clear search',
    retry: 'Retry',
    back: 'Back',
    trail: 'Breadcrumb',
    loadError: 'An error occurred',
    rowActions: 'Row actions',
    actionsOf: (row: string) => `Row actions: ${row}`,
    cancelUpload: 'Cancel',
    removeImage: 'Remove',
    copyFailed: 'Copying failed. Please select the text and copy it yourself.',
    uploading: 'Uploading the image',
    imageType: (name: string, accepted: string) =>
      `${name} cannot be used. Only ${accepted} files are accepted.`,
    imageSize: (size: string, limit: string) => `The file is ${size}. The most it may be is ${limit}.`,
  },
});
