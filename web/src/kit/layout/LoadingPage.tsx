import { useTranslation } from 'react-i18next'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'

/** Skeleton of a whole page, with a heading, so that screen readers know where they are while it loads. */
export function LoadingPage({ title }: { readonly title?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="visuallyHidden">{title ?? t('common.loading')}</h1>
      <Skeleton />
    </>
  )
}
