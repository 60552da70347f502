import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './fields.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** The value in words. */
  readonly text: string;
}

export function Slider({ label, value, min, max, step, onChange, text }: SliderProps): JSX.Element {
  const id = useId();
  return (
    <div class="slider">
      <label class="slider-label" for={id}>
        {label}
      </label>
      <input
        class="slider-range"
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span class="slider-value" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
