import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Brush } from '../../tabletop/paint/brush';
import './picture.css';

interface PictureProps {
  /** What is to be seen, for whoever can't. Empty where the words beside it say it all. */
  readonly label: string;
  /** The drawing's own units; it is shown as large as its place allows. */
  readonly width: number;
  readonly height: number;
  readonly draw: (brush: Brush) => void;
  readonly class?: string | undefined;
}

/** A drawing with the pieces of the stage, sharp at every size. */
export function Picture({ label, width, height, draw, class: more = '' }: PictureProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const paint = (): void => {
      const scale = (element.clientWidth * devicePixelRatio) / width;
      if (scale === 0) return;
      element.width = Math.round(width * scale);
      element.height = Math.round(height * scale);
      const brush = element.getContext('2d');
      if (brush === null) return;
      brush.scale(scale, scale);
      draw(brush);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    // Letters on the pieces want their typeface; before it is here they would be drawn in another.
    void document.fonts.ready.then(paint);
    return () => observer.disconnect();
  }, [width, height, draw]);
  const about =
    label === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <canvas
      ref={canvas}
      class={`picture ${more}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      {...about}
    />
  );
}
