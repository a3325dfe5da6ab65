import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { weighBidders } from '#contract/sourcing/auction/auction.ts'
import { additionPattern, factorPattern } from '#sealing/auction/weights.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../Auction.module.css'
import type { FollowedAuction } from '../useAuction.ts'

interface WeightsProps {
  readonly auction: FollowedAuction
  readonly nameOf: (no: number) => string
}

interface Written {
  readonly addition?: string
  readonly factor?: string
}

/** Additions and factors of the bidders: entered until the auction begins, fixed afterwards. */
export function Weights({ auction: { room, view }, nameOf }: WeightsProps) {
  const { t } = useTranslation()
  const [written, setWritten] = useState<Readonly<Record<number, Written>>>({})
  const weigh = useWrite(weighBidders, {
    onDone: () => {
      setWritten({})
      toast.success(t('auctionRoom.weights.saved'))
    },
  })
  const isOpen = room.mayWeigh && view.phase === 'scheduled'
  const rows = view.weights.map(({ no, addition, factor }) => ({ no, addition, factor, ...written[no] }))
  const isValid = ({ addition, factor }: (typeof rows)[number]) =>
    additionPattern.test(addition.trim()) && factorPattern.test(factor.trim())
  const write = (no: number, change: Written) => setWritten((all) => ({ ...all, [no]: { ...all[no], ...change } }))
  const changed = rows.filter(({ no }) => written[no] !== undefined)
  const save = () =>
    weigh.mutate({
      projectId: room.projectId,
      weights: changed.map(({ no, addition, factor }) => ({ no, addition: addition.trim(), factor: factor.trim() })),
    })
  return (
    <Section
      title={t('auctionRoom.weights.title')}
      note={t(isOpen ? 'auctionRoom.weights.note' : 'auctionRoom.weights.fixed')}
    >
      <Stack>
        {rows.length === 0 && <p className={css['hint']}>{t('auctionRoom.weights.none')}</p>}
        {rows.length > 0 && (
          <div className={css['scroll']}>
            <table className={css['table']}>
              <thead>
                <tr>
                  <th>{t('auctionRoom.organiser.supplier')}</th>
                  <th className={css['number']}>{t('auctionRoom.weights.addition')}</th>
                  <th className={css['number']}>{t('auctionRoom.weights.factor')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ no, addition, factor }) => (
                  <tr key={no}>
                    <td>{nameOf(no)}</td>
                    <td className={css['number']}>
                      {isOpen ? (
                        <Input
                          inputMode="decimal"
                          maxLength={11}
                          aria-label={`${t('auctionRoom.weights.addition')} ${nameOf(no)}`}
                          value={addition}
                          aria-invalid={!additionPattern.test(addition.trim()) || undefined}
                          onChange={(event) => write(no, { addition: event.target.value })}
                        />
                      ) : (
                        formatMoney(addition)
                      )}
                    </td>
                    <td className={css['number']}>
                      {isOpen ? (
                        <Input
                          inputMode="decimal"
                          maxLength={6}
                          aria-label={`${t('auctionRoom.weights.factor')} ${nameOf(no)}`}
                          value={factor}
                          aria-invalid={!factorPattern.test(factor.trim()) || undefined}
                          onChange={(event) => write(no, { factor: event.target.value })}
                        />
                      ) : (
                        factor
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {changed.some((row) => !isValid(row)) && (
          <p role="alert" className={css['error']}>
            {t('auctionRoom.weights.wrong')}
          </p>
        )}
        {isOpen && rows.length > 0 && (
          <Button
            variant="solid"
            busy={weigh.isPending}
            disabled={changed.length === 0 || !changed.every(isValid)}
            onClick={save}
          >
            {t('auctionRoom.weights.save')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
