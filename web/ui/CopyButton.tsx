import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

const SAID_FOR_MS = 2000;

type CopyButtonProps = { value: string; label: string; copiedLabel: string; className?: string };

/** Copies `value` to the clipboard and says so for two seconds, on screen and to screen readers. */
export function CopyButton({ value, label, copiedLabel, className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
  }

  return (
    <>
      <IconButton
        label={isCopied ? copiedLabel : label}
        onClick={() => void copy().catch(() => setIsCopied(false))}
        icon={
          isCopied ? (
            <Check aria-hidden className="size-[18px] text-available" />
          ) : (
            <Copy aria-hidden className="size-[18px]" />
          )
        }
        {...(className ? { className } : {})}
      />
      <output className="sr-only">{isCopied ? copiedLabel : ''}</output>
    </>
  );
}
