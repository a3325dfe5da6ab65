import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { downloadFile } from '#contract/files/files.ts'
import { fetchPicture } from '#web/kit/client/request.ts'

interface SessionPictureProps {
  readonly address: string
  readonly name: string
  /** What stands in its place where it cannot be shown: its name, unless something else is given. */
  readonly fallback?: ReactNode
}

/** A picture that needs the session to be read, so it is fetched as every call is. */
export function SessionPicture({ address, name, fallback = <span>{name}</span> }: SessionPictureProps) {
  const { data } = useQuery({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => fetchPicture(address, signal),
    staleTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
  return data ? <ContentPicture content={data} name={name} /> : fallback
}

interface StoredPictureProps extends Omit<SessionPictureProps, 'address'> {
  readonly storageFileId: string
}

/** A picture that hangs on a record. */
export const StoredPicture = ({ storageFileId, ...rest }: StoredPictureProps) => (
  <SessionPicture address={`${downloadFile.path}?storage_file_id=${storageFileId}`} {...rest} />
)

/** A picture that the browser holds. */
export const ContentPicture = ({ content, name }: { readonly content: Blob; readonly name: string }) => (
  <img ref={(image) => showContent(image, content)} alt={name} />
)

/** Object URLs are released when the image goes. */
function showContent(image: HTMLImageElement | null, content: Blob) {
  if (!image) return undefined
  image.src = URL.createObjectURL(content)
  return () => URL.revokeObjectURL(image.src)
}
