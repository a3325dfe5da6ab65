import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Uploaded files and their attachment to records: orders, applications, imports. */

/** Unguessable id of a stored file. Knowing it does not grant access to the file. */
export const StorageFileId = Type.String({ pattern: '^[0-9a-f]{40}$', description: '160 random bits' })

/** Stored file, with the field names of the specification. */
export const StoredFile = shape({
  fileId: Id,
  fileName: Type.String(),
  fileUrl: Type.String({ description: 'download address; requires a session' }),
  storageFileId: StorageFileId,
  size: Type.Integer({ description: 'size in bytes' }),
})
export type StoredFile = Static<typeof StoredFile>

const documentEndings = '.doc .docx .wps .zip .rar .pdf .csv .xls .xlsx .jpg .png'.split(' ')
const audioAndVideo = '.mp3 .wav .m4a .mp4 .mov .avi'.split(' ')
const pictureEndings = '.jpeg .jpg .png'.split(' ')
const megabyte = 1024 * 1024

/**
 * Kinds of attachments (specification, sections 5 and 9). `documents` and `media` are the two default accept lists;
 * pictures have a lower size limit than the tenant's. Pictures inside rich text use their module's upload route, which
 * re-encodes them.
 */
export const attachmentKinds = {
  documents: { accept: documentEndings, max: 50 },
  media: { accept: [...documentEndings, ...audioAndVideo, '.txt', '.gz', '.ppt', '.pptx'], max: 50 },
  pictures: { accept: pictureEndings, max: 3, maxBytes: 2 * megabyte },
  picturesInText: { accept: ['.webp'], max: 60 },
} as const satisfies Readonly<Record<string, AttachmentRules>>
export type AttachmentKind = keyof typeof attachmentKinds

export interface AttachmentRules {
  readonly accept: readonly string[]
  readonly max: number
  readonly maxBytes?: number
}

/** Input for attaching uploaded files, in order; `most` is 1 for a single file. */
export const Attachments = (kind: AttachmentKind, max: number = attachmentKinds[kind].max) =>
  Type.Array(StorageFileId, { maxItems: max, attachments: kind, description: 'storageFileId of uploaded files' })

/** Attachments of a record. */
export const AttachedFiles = List(StoredFile)

export const uploadFile = route({
  method: 'POST',
  path: '/fsdsrest/api/fdfs/file/upload',
  byKey: true,
  access: 'session',
  steps: true,
  upload: {
    accept: [...new Set([...attachmentKinds.media.accept, ...pictureEndings])],
    maxBytes: 200 * megabyte,
  },
  summary:
    'Upload a file (multipart, field `file`); until it is attached to a record only its owner can read it, and after a day it is deleted',
  input: Nothing,
  reply: StoredFile,
})

export const uploadLimits = route({
  method: 'GET',
  path: '/fsdsrest/api/fdfs/file/limits',
  byKey: true,
  access: 'session',
  summary: 'Get the maximum file size of the tenant, for checks before an upload',
  input: Nothing,
  reply: shape({ maxBytes: Type.Integer() }),
})

export const downloadFile = route({
  method: 'GET',
  path: '/fsdsrest/api/fdfs/file/download',
  byKey: true,
  access: 'session',
  download: true,
  summary: 'Download a file, for users who may read the record that it is attached to',
  input: shape({ storage_file_id: StorageFileId }),
  reply: Done,
})

export const filesRefusals = {
  'file.taken': [
    15001,
    '附件不存在或已被使用，请重新上传',
    "The attachment doesn't exist or is already in use. Upload it again.",
  ],
  'file.quotaUsed': [
    15002,
    '今日上传已达上限（{files} 个文件或共 {megabytes}M），请明天再试或联系平台运营',
    "You've reached today's upload limit ({files} files or {megabytes} MB in total). Try again tomorrow or contact the platform operator.",
  ],
  'file.notPicture': [15003, '只能上传图片文件!', 'Only image files can be uploaded.'],
  'file.pictureTooLarge': [15004, '图片大小无法超过2MB!', "Images can't exceed 2 MB."],
} as const satisfies Refusals
