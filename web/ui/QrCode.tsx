import encodeQR from 'qr';

/** The quiet zone that ISO 18004 and EPC069-12 ask for, in modules. */
const QUIET_ZONE = 4;

/** A QR code as a drawing: dark on white in both themes, because scanners expect it. */
export function QrCode({ payload, label }: { payload: string; label: string }) {
  const modules = encodeQR(payload, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const size = modules.length;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and not a file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full rounded-box bg-white print:border print:border-line"
    >
      <path fill="#000" d={pathOf(modules)} />
    </svg>
  );
}

/** A rectangle for each run of dark modules. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
