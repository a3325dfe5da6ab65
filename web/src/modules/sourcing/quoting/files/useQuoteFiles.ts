import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostQuoteFileBytes, mostQuoteFiles, quoteFileEndings } from '#contract/sourcing/seal/attachments.ts'
import { uploadLimits } from '#contract/files/files.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { megabytesOf, violationOfFile } from '#web/kit/upload/upload.ts'
import { findInBrowser, forgetInBrowser, keepBytes, keepInBrowser } from '../browserStore.ts'
import { contentName, type QuoteFile } from './sealFiles.ts'

/** Maximum length of a file name in a quote. */
const mostName = 60
const shortName = (name: string): string => {
  if (charactersIn(name) <= mostName) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return `${firstCharacters(name, mostName - ending.length - 1)}…${ending}`
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
  const tenantLimit = useOptionalRead(uploadLimits, {})?.maxBytes ?? mostQuoteFileBytes
  const taken = { accept: quoteFileEndings, maxBytes: Math.min(tenantLimit, mostQuoteFileBytes) }
  const limits = t('common.upload.limits', { accept: taken.accept.join(' '), size: megabytesOf(taken.maxBytes) })

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
      } else if (next.length >= mostQuoteFiles) {
        toast.error(t('common.upload.full', { most: mostQuoteFiles }))
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
