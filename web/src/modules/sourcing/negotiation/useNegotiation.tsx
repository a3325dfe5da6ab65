import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { findNegotiations } from '#contract/sourcing/seal/negotiation.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { NegotiateDialog } from './NegotiateDialog.tsx'

/** Button and dialog that start or extend a negotiation, if the project's rule permits it. */
export function useNegotiation(project: Project): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const mayBegin = project.can.includes('negotiate')
  const read = useOptionalRead(findNegotiations, { projectId: project.id }, mayBegin)
  if (project.can.includes('extendNegotiation'))
    return {
      button: <Button onClick={() => setIsOpen(true)}>{t('negotiation.extend')}</Button>,
      dialog: isOpen ? <ExtendDialog project={project} onClose={close} /> : null,
    }
  if (!mayBegin || !read || read.rounds === 0 || read.rounds >= read.maxRounds) return { button: null, dialog: null }
  return {
    button: <Button onClick={() => setIsOpen(true)}>{t('negotiation.begin')}</Button>,
    dialog: isOpen ? <NegotiateDialog project={project} round={read.rounds + 1} onClose={close} /> : null,
  }
}
