import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';
import './tabs.css';

interface Tab<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** 0 shows nothing. */
  readonly badge?: number | undefined;
}

export type TabsOf<V extends string> = readonly Tab<V>[];

interface TabsProps<V extends string> {
  /** What the tabs are about, for whoever can't see where they stand. */
  readonly label: string;
  readonly tabs: TabsOf<V>;
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** What belongs to the chosen tab. */
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs<V extends string>(props: TabsProps<V>): JSX.Element {
  const { label, tabs, value, onChange, children } = props;
  const id = useId();
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div class={`tabs ${props.class ?? ''}`}>
      <div class="tabs-list" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon !== undefined && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.badge !== undefined && tab.badge > 0 && <span class="tab-badge">{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div class="tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
