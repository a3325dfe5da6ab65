import { useTranslation } from 'react-i18next'
import type { Clarification, ClarificationStatus } from '#contract/sourcing/clarifications/clarifications.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import css from './Clarifications.module.css'

const tones: Readonly<Record<ClarificationStatus, Tone>> = { open: 'warn', answered: 'ok', lapsed: 'mute' }
/** The first half of a hash is enough to compare it. */
const shortened = (fingerprint: string) => fingerprint.slice(0, 32)

interface ClarificationListProps {
  readonly list: readonly Clarification[]
  /** Names the bidders, for the asking side. */
  readonly isNamed?: boolean
  /** Offers the answer where it is permitted, for the bidder. */
  readonly onAnswer?: (clarification: Clarification) => void
}

/** Questions with their answers, files and fingerprints. */
export function ClarificationList({ list, isNamed = false, onAnswer }: ClarificationListProps) {
  const { t } = useTranslation()
  return (
    <ul className={css['list']}>
      {list.map((each) => (
        <li key={each.id}>
          <div className={css['head']}>
            <b>
              {isNamed && `${each.supplierName} · `}
              {t('clarifications.no', { no: each.no })}
            </b>
            <StatusTag as="tag" tone={tones[each.status]}>
              {t(`clarifications.status.${each.status}`)}
            </StatusTag>
            {onAnswer && each.mayAnswer && (
              <span className={css['actions']}>
                <Button size="sm" variant="solid" onClick={() => onAnswer(each)}>
                  {t('clarifications.reply')}
                </Button>
              </span>
            )}
          </div>
          <DescriptionList
            items={[
              { label: t('clarifications.field.question'), value: <Remark>{each.question}</Remark>, wide: true },
              ...filesOf(t('clarifications.field.attachments'), each.attachments),
              {
                label: t('clarifications.askedAt'),
                value: (
                  <>
                    <ProjectTime at={each.askedAt} />
                    {each.askedName !== '' && ` · ${each.askedName}`}
                  </>
                ),
              },
              { label: t('clarifications.field.dueAt'), value: <ProjectTime at={each.dueAt} /> },
              { label: t('clarifications.fingerprint'), value: shortened(each.fingerprint), wide: true },
              ...(each.answeredAt === null
                ? []
                : [
                    { label: t('clarifications.field.answer'), value: <Remark>{each.answer}</Remark>, wide: true },
                    ...filesOf(t('clarifications.answerAttachments'), each.answerAttachments),
                    {
                      label: t('clarifications.answeredAt'),
                      value: (
                        <>
                          <ProjectTime at={each.answeredAt} /> · {each.answeredName}
                        </>
                      ),
                      wide: true,
                    },
                    {
                      label: t('clarifications.answerFingerprint'),
                      value: shortened(each.answerFingerprint ?? ''),
                      wide: true,
                    },
                  ]),
            ]}
          />
        </li>
      ))}
    </ul>
  )
}

const filesOf = (label: string, files: Clarification['attachments']) =>
  files.length === 0 ? [] : [{ label, value: <AttachmentList files={files} />, wide: true }]
