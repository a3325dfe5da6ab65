import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxQuoteFileBytes, maxQuoteFiles, quoteFileEndings } from '#contract/sourcing/seal/attachments.ts'
import { uploadLimits } from '#contract/files/files.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { megabytesOf, violationOfFile } from '#web/kit/upload/upload.ts'
import { findInBrowser, forgetInBrowser, keepBytes, keepInBrowser } from '../browserStore.ts'
import { contentName, type QuoteFile } from './sealFiles.ts'

/** Maximum length of a file name in a quote. */
const maxName = 60
const shortName = (name: string): string => {
  if (charactersIn(name) <= maxName) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return `${firstCharacters(name, maxName - ending.length - 1)}…${ending}`
}

/** Files chosen for a quote. Stored in this browser, and sent encrypted at submission. */
export function useQuoteFiles(filesName: string) {
  const { t } = useTranslation()
  const [changed, setChanged] = useState<readonly QuoteFile[]>()
  const [percents, setPercents] = useState<ReadonlyMap<string, number>>(new Map())
  const { data: saved = [] } = useQuery({
    queryKey: ['quoting/files', filesName],
    queryFn: async () => (await findInBrowser<QuoteFile[]>(filesName)) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const files = changed ?? saved
  const tenantLimit = useOptionalRead(uploadLimits, {})?.maxBytes
  const taken = { accept: quoteFileEndings, maxBytes: Math.min(tenantLimit ?? maxQuoteFileBytes, maxQuoteFileBytes) }
  // The tenant's limit may be lower, so nothing is said until it is known.
  const limits =
    tenantLimit === undefined
      ? ''
      : t('common.upload.limits', { accept: taken.accept.join(' '), size: megabytesOf(taken.maxBytes) })

  const keep = async (next: readonly QuoteFile[]) => {
    setChanged(next)
    await keepInBrowser(filesName, next)
  }
  const take = async (chosen: readonly File[]) => {
    const next = [...files]
    for (const file of chosen) {
      const problem = violationOfFile(file, taken)
      if (problem) {
        const facts = { accept: taken.accept.join(' '), size: megabytesOf(taken.maxBytes) }
        toast.error(`${file.name}: ${t(`common.upload.${problem}`, facts)}`)
      } else if (next.length >= maxQuoteFiles) {
        toast.error(t('common.upload.full', { max: maxQuoteFiles }))
        break
      } else {
        const id = freshKey()
        await keepBytes(contentName(filesName, id), new Uint8Array(await file.arrayBuffer()))
        next.push({ id, name: shortName(file.name), size: file.size })
      }
    }
    await keep(next)
  }
  const remove = async (id: string) => {
    await keep(files.filter((file) => file.id !== id))
    await forgetInBrowser(contentName(filesName, id))
  }
  const onPercent = (id: string, percent: number) => setPercents((all) => new Map(all).set(id, percent))
  return {
    files,
    percents,
    limits,
    accept: taken.accept.join(','),
    take,
    remove,
    onPercent,
    settle: () => setPercents(new Map()),
  }
}
export type QuoteFiles = ReturnType<typeof useQuoteFiles>
