import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import type { ContractParty, ContractSignature } from '#contract/contracts/signature.ts'
import { listSealsToUse } from '#contract/contracts/signing.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { signatureTones } from '../tones.ts'
import { CertificateEnrolment } from './CertificateEnrolment.tsx'
import { KeySigning } from './KeySigning.tsx'
import { ScanDialog } from './ScanDialog.tsx'
import css from './Signing.module.css'
import { WitnessDialog } from './WitnessDialog.tsx'

interface SigningPanelProps {
  readonly contract: ContractDetail
  readonly side: ContractParty
}

/** Signatures of both parties on the newest document, in their order, and how the reader signs it. */
export function SigningPanel({ contract, side }: SigningPanelProps) {
  const { t } = useTranslation()
  const { signatures, document, signingOrder } = contract
  const current = signatures.filter(
    ({ documentNo, status }) => documentNo === document?.no && (status === 'waiting' || status === 'valid'),
  )
  const parties = signingOrder === 'oursFirst' ? (['ours', 'supplier'] as const) : (['supplier', 'ours'] as const)
  const signed = current.filter(({ status }) => status === 'valid').length
  return (
    <Section
      title={t('contracts.signing')}
      note={t('contracts.signedOf', { order: t(`contracts.order.${signingOrder}`), count: signed })}
    >
      <div className={css['parties']}>
        {parties.map((party) => (
          <Party
            key={party}
            contract={contract}
            party={party}
            isMine={party === side && (contract.can.includes('sign') || contract.can.includes('seal'))}
            signature={current.find((each) => each.party === party)}
          />
        ))}
      </div>
    </Section>
  )
}

interface PartyProps {
  readonly contract: ContractDetail
  readonly party: ContractParty
  readonly isMine: boolean
  readonly signature: ContractSignature | undefined
}

function Party({ contract, party, isMine, signature }: PartyProps) {
  const { t } = useTranslation()
  const name = party === 'ours' ? contract.payerTitle : contract.supplierName
  return (
    <section className={css['party']} data-mine={isMine || undefined} aria-label={name}>
      <div className={css['head']}>
        <b>
          {t(`contracts.party.${party}`)} {name}
        </b>
        {signature ? (
          <StatusTag tone={signatureTones[signature.status]}>
            {t(`contracts.signatureStatus.${signature.status}`)}
          </StatusTag>
        ) : (
          <StatusTag tone="warn">{t('contracts.unsigned')}</StatusTag>
        )}
      </div>
      {signature && <SignatureFacts contract={contract} signature={signature} />}
      {isMine && <OwnSigning contract={contract} />}
    </section>
  )
}

function SignatureFacts({
  contract,
  signature,
}: {
  readonly contract: ContractDetail
  readonly signature: ContractSignature
}) {
  const { t } = useTranslation()
  const [isChecking, setIsChecking] = useState(false)
  const { how, signerName, signedAt, scan, witnessName, serial, issuer, canWitness } = signature
  return (
    <>
      <DescriptionList
        items={[
          { label: t('contracts.signer'), value: signerName },
          { label: t('contracts.signedAt'), value: <Brief at={signedAt} /> },
          { label: t('contracts.how'), value: t(`contracts.methods.${how}`) },
          ...(how === 'key'
            ? [
                { label: t('contracts.serial'), value: serial },
                { label: t('contracts.issuer'), value: issuer },
              ]
            : []),
          ...(scan === null ? [] : [{ label: t('contracts.scan'), value: <AttachmentList files={[scan]} /> }]),
          ...(witnessName === '' ? [] : [{ label: t('contracts.witness'), value: witnessName }]),
        ]}
      />
      {canWitness && (
        <div className={css['buttons']}>
          <Button variant="solid" onClick={() => setIsChecking(true)}>
            {t('contracts.action.witness')}
          </Button>
        </div>
      )}
      {isChecking && <WitnessDialog contract={contract} signature={signature} onClose={() => setIsChecking(false)} />}
    </>
  )
}

/** How the reader signs: by the key of their seal's certificate, or on paper. */
function OwnSigning({ contract }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  const seals = useOptionalRead(listSealsToUse, { id: contract.id })
  const [step, setStep] = useState<'key' | 'paper' | 'enrol'>()
  if (!seals) return null
  const isOurs = contract.can.includes('seal')
  const keyed = seals.find(({ hasCertificate }) => hasCertificate)
  if (isOurs && seals.length === 0) return <p>{t('contracts.noSeal')}</p>
  return (
    <>
      <div className={css['buttons']}>
        {keyed ? (
          <Button variant="solid" onClick={() => setStep('key')}>
            {t('contracts.signByKey')}
          </Button>
        ) : (
          <Button onClick={() => setStep('enrol')}>{t('contracts.enrol')}</Button>
        )}
        <Button variant={keyed ? 'plain' : 'solid'} onClick={() => setStep('paper')}>
          {t('contracts.signOnPaper')}
        </Button>
      </div>
      {step === 'key' && keyed && (
        <KeySigning contract={contract} sealId={keyed.id} onDone={() => setStep(undefined)} />
      )}
      {step === 'enrol' && <CertificateEnrolment sealId={seals[0]?.id} onDone={() => setStep(undefined)} />}
      {step === 'paper' && (
        <ScanDialog contract={contract} sealId={isOurs ? seals[0]?.id : undefined} onClose={() => setStep(undefined)} />
      )}
    </>
  )
}
