import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Files that people bring in and hang on things: an order, an application, an import. */

/** Names a stored file and is not to be guessed; knowing it is not enough to see the file. */
export const StorageFileId = Type.String({ pattern: '^[0-9a-f]{40}$', description: '160 random bits' })

/** A file as the specification records it. */
export const StoredFile = shape({
  fileId: Id,
  fileName: Type.String(),
  fileUrl: Type.String({ description: 'the address of its download; it asks for a session as every call does' }),
  storageFileId: StorageFileId,
  size: Type.Integer({ description: 'bytes' }),
})
export type StoredFile = Static<typeof StoredFile>

const acceptedEndings = '.doc .docx .wps .zip .rar .pdf .csv .xls .xlsx .jpg .jpeg .png .txt .gz .ppt .pptx'.split(' ')

export const uploadFile = route({
  method: 'POST',
  path: '/fsdsrest/api/fdfs/file/upload',
  access: 'session',
  steps: true,
  upload: {
    accept: acceptedEndings,
    maxBytes: 200 * 1024 * 1024,
  },
  summary:
    'Stores a file (multipart, field `file`). Until it hangs on something only its owner sees it, and after a day it is gone.',
  input: Nothing,
  reply: StoredFile,
})

export const downloadFile = route({
  method: 'GET',
  path: '/fsdsrest/api/fdfs/file/download',
  access: 'session',
  download: true,
  summary: 'Gives a file to whoever may see what it hangs on.',
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
} as const satisfies Refusals
