import { Toast as Radix } from 'radix-ui';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { TOAST_MS, TOAST_SWIPE_PX } from '../../contract/constants.ts';
import { cx } from './cx.ts';
import { handEscapeDown } from './escape-below.ts';
import type { ToastMessage, ToastTone } from './toast-message.ts';

const ICONS = { neutral: Info, success: CircleCheck, destructive: CircleAlert } as const;

const ICON_COLOURS: Record<ToastTone, string> = {
  neutral: 'text-plate',
  success: 'text-available',
  destructive: 'text-sold',
};

interface ToastRegionProps {
  labels: { region: string; close: string };
  shown: { id: number; message: ToastMessage };
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the toast away at once, without an animation. */
  onRemove: () => void;
}

/** The region of the toasts, at the lower right, with the current toast. */
export function ToastRegion({ labels, shown, isOpen, onOpenChange, onRemove }: ToastRegionProps) {
  return (
    <Radix.Provider
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label={labels.region}
    >
      <ToastBox
        key={shown.id}
        message={shown.message}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onRemove={onRemove}
        closeLabel={labels.close}
      />
      <Radix.Viewport
        hotkey={['F8']}
        label={labels.region}
        data-above-bar
        className="fixed inset-x-4 z-50 ml-auto flex max-w-96 flex-col outline-none"
      />
    </Radix.Provider>
  );
}

function ToastBox({
  message,
  isOpen,
  onOpenChange,
  onRemove,
  closeLabel,
}: Pick<ToastRegionProps, 'isOpen' | 'onOpenChange' | 'onRemove'> & {
  message: ToastMessage;
  closeLabel: string;
}) {
  const tone = message.tone ?? 'neutral';
  const Icon = ICONS[tone];
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      onEscapeKeyDown={(event) => handEscapeDown(event, onRemove)}
      // Screen readers announce a failure at once, and other toasts when they are idle.
      type={tone === 'destructive' ? 'foreground' : 'background'}
      data-tone={tone}
      className={cx(
        'flex items-start gap-3 rounded-card border border-line-2 bg-surface py-3.5 pr-2 pl-4 shadow-float',
        'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out',
      )}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', ICON_COLOURS[tone])} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-medium">{message.title}</Radix.Title>
        {message.description && (
          <Radix.Description className="text-14 text-ink-2">{message.description}</Radix.Description>
        )}
        {message.action && (
          <Radix.Action
            altText={message.action.label}
            onClick={message.action.onAction}
            className="-ml-2 mt-1 min-h-8 rounded-control px-2 text-14 font-medium text-plate hover:bg-plate-soft"
          >
            {message.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-mt-1 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}
