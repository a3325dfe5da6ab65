import { useTranslation } from 'react-i18next'

/** Whether an answer is published in the notice. */
export function Published({ isPublished }: { readonly isPublished: boolean }) {
  const { t } = useTranslation()
  return t(isPublished ? 'objections.public' : 'objections.notPublic')
}
