import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { upload as zh } from '../../zh-CN/common/upload.ts'

export const upload: SameKeys<typeof zh> = {
  choose: 'Choose file',
  failed: "Couldn't upload {{name}}",
  illegal: 'File type not allowed',
  tooLarge: "Files can't exceed {{size}} MB",
  extension: 'Accepted files: {{accept}}',
  choosePicture: 'Choose image',
  waiting: 'Waiting',
  several: 'Only one file can be uploaded',
  full: 'You can upload up to {{most}} files',
  notPicture: 'Only image files can be uploaded',
  pictureTooLarge: "Images can't exceed 2 MB",
  limits: '{{accept}}, up to {{size}} MB each. You can also drop files here.',
  most: 'Up to {{most}} files',
  count: '{{count}} uploaded, {{more}} more allowed',
  retry: 'Upload {{name}} again',
  busy: 'Files are still uploading. Please wait before submitting.',
  attachments: 'Attachments',
  pictures: 'Images',
  remove: 'Remove {{name}}',
  cancel: 'Cancel upload of {{name}}',
  progress: 'Upload progress of {{name}}',
  processing: 'Processing…',
}
