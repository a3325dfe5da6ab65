import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { auctionConsolePath } from './auctionPaths.ts'

const ScheduleDialog = lazyWith(['sourcing.auction'], async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog)

/** Button that opens the console of a project's auction, or the dialog that plans one after the opening. */
export function useAuctionActions(project: Project): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (project.auctionBeginAt !== null)
    return {
      button: <ButtonLink to={auctionConsolePath(project.id)}>{t('projects.auction.console')}</ButtonLink>,
      dialog: null,
    }
  if (!project.can.includes('auction')) return { button: null, dialog: null }
  return {
    button: <Button onClick={() => setIsOpen(true)}>{t('projects.auction.hold')}</Button>,
    dialog: isOpen ? <ScheduleDialog project={project} onClose={() => setIsOpen(false)} /> : null,
  }
}
