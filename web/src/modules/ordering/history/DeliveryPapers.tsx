import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js'
import { useTranslation } from 'react-i18next'
import { deliveryPdf, type DeliveryPaper } from '#contract/ordering/delivery/deliveries.ts'
import { useOpenDocument } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

const papers = ['note', 'label'] as const satisfies readonly DeliveryPaper[]

/** Packing list and parcel labels of a delivery, to print. */
export function DeliveryPapers({ deliveryId }: { readonly deliveryId: string }) {
  const { t } = useTranslation()
  const printing = useOpenDocument(deliveryPdf)
  return papers.map((paper) => (
    <Button
      key={paper}
      icon={<Icon of={PrinterOutlined} />}
      busy={printing.isPending && printing.variables.input.paper === paper}
      // The tab opens with the click: browsers block one that opens later.
      onClick={() => printing.mutate({ input: { deliveryId, paper }, tab: open('', '_blank') })}
    >
      {t(`orders.delivery.paper.${paper}`)}
    </Button>
  ))
}
